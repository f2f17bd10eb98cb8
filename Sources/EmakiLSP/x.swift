import EmakiText
