// Declares nothing: linking this target into a program is all that is needed.
