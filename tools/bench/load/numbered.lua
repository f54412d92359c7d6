-- Asks for many addresses in turn: a prefix and the numbers from 1 to a count.
local requests = {}
local at = 0

function init(args)
  for number = 1, tonumber(args[2]) do
    requests[number] = wrk.format(nil, args[1] .. number)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end
