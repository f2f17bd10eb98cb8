-- Drives `emaki lsp` with Neovim's own client: nvim --headless -u NONE -l is newer than some, so it is
-- run with `nvim --headless -u NONE -S neovim.lua`. Ends with 1 where something is not as it should be.
local program = os.getenv("EMAKI_PROGRAM")
local folder = vim.fn.tempname()
vim.fn.mkdir(folder, "p")
local path = folder .. "/scene.yaml"
vim.fn.writefile({
  "children:",
  "  - {id: title, text: 日本, textColor: systemBlue, pin: {top: 60, leading: 16}}",
  "  - {id: start, kind: buton, text: Go, pin: {bottom: 20, centerX: 0}}",
  "motions:",
  "  appear:",
  "    - animate: {duration: 0.3, changes: {title.alpha: 0}}",
}, path)
vim.opt.hidden = true
vim.cmd("edit " .. path)
local buffer = vim.api.nvim_get_current_buf()

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function expect(isTrue, message)
  if not isTrue then fail(message) end
end

local id = vim.lsp.start_client({ name = "emaki", cmd = { program, "lsp" }, root_dir = folder })
expect(id, "the server does not start")
vim.lsp.buf_attach_client(buffer, id)
expect(vim.wait(5000, function() return vim.lsp.buf_is_attached(buffer, id) end), "not attached")
expect(
  vim.wait(5000, function() return vim.lsp.get_client_by_id(id).server_capabilities ~= nil end),
  "no capabilities")

local function diagnostics(isWanted)
  local found
  local isThere = vim.wait(10000, function()
    found = vim.diagnostic.get(buffer)
    return isWanted(found)
  end, 20)
  expect(isThere, "diagnostics: " .. vim.inspect(found))
  return found
end

-- Asks at the place of some words, by lines and bytes from 0.
local function ask(method, line, words, more)
  local text = vim.api.nvim_buf_get_lines(buffer, line, line + 1, false)[1]
  local byte = text:find(words, 1, true) - 1
  local params = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = vim.str_utfindex(text, byte) + 1 },
  }, more or {})
  local answers, problem = vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, params, 5000)
  expect(answers and answers[id], method .. ": " .. tostring(problem))
  expect(not answers[id].error, method .. ": " .. vim.inspect(answers[id].error))
  return answers[id].result
end

local found = diagnostics(function(found) return #found == 1 end)
expect(found[1].lnum == 2 and found[1].message:find("button"), vim.inspect(found))

-- The fix as the editor applies it.
local range = { start = { line = 2, character = 0 }, ["end"] = { line = 3, character = 0 } }
local actions = ask("codeAction", 2, "buton", { range = range, context = { diagnostics = {} } })
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
expect(vim.api.nvim_buf_get_lines(buffer, 2, 3, false)[1]:find("kind: button"), "not mended")
diagnostics(function(found) return #found == 0 end)

expect(vim.inspect(ask("hover", 2, "centerX")):find("key of pin"), "hover")
expect(ask("definition", 5, "title")[1].range.start.line == 1, "definition")
expect(#ask("references", 1, "title", { context = { includeDeclaration = true } }) == 2, "references")
vim.lsp.util.apply_workspace_edit(ask("rename", 1, "title", { newName = "heading" }), "utf-16")
local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
expect(lines[2]:find("id: heading") and lines[6]:find("heading.alpha"), "rename")
local offered = ask("completion", 2, "button")
local labels = vim.tbl_map(function(item) return item.label end, offered.items)
expect(vim.tbl_contains(labels, "scrollView"), "completion")
expect(#ask("documentSymbol", 0, "children") == 3, "symbols")
expect(#ask("documentColor", 0, "children") == 1, "colours")
expect(ask("codeLens", 0, "children")[1].command.command == "emaki.play", "lens")

vim.lsp.stop_client(id)
print("neovim: all is as it should be\n")
vim.cmd("qall!")
