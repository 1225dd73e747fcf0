// The scripts of the Redis read store. Each runs alone on the server, so a batch is applied whole or not at all, and what is
// read is of one moment. ARGV[1] is the beginning of all keys.
//
//   {root}:models       name → "generation stamp position"; a model is the generation that has its name
//   {root}:ready        name → the generation that is ready (port.ts, ModelState)
//   {root}:fences       name → the newest fence
//   {root}:{generation}:d:{collection}:{id}   a document
//   {root}:{generation}:l:{list}              a sorted set
//   {root}:erased       the time of a change after which deleted bytes are left in the log of the server (erase.ts)
//   {root}:dropped      generations whose keys are to be removed
//   {root}:generations  the last generation; {root}:clock, the time of the last change; {root}:log, the log's identity

const COMMON = `
local root = ARGV[1]

local function find(name)
  local entry = redis.call('HGET', root .. ':models', name)
  if not entry then return nil end
  return string.match(entry, '^(%d+) (%d*) (.*)$')
end

-- Microseconds, beyond the last change by so much at least, also where the clock was put back.
local function now(least)
  local time = redis.call('TIME')
  local last = tonumber(redis.call('GET', root .. ':clock') or 0)
  return string.format('%.0f', math.max(time[1] * 1000000 + time[2], last + least))
end

-- The time of a change.
local function tick()
  local clock = now(1)
  redis.call('SET', root .. ':clock', clock)
  return clock
end

local function isReady(name, generation)
  return generation and redis.call('HGET', root .. ':ready', name) == generation
end

local function stateOf(name, generation, stamp, position)
  if not generation then return '', '', 0 end
  local ready = isReady(name, generation) and 1 or 0
  if stamp == '' then return position, '', ready end
  return position, generation .. '.' .. stamp, ready
end

local function tell(name, clock, ...)
  local position, version, ready = stateOf(name, ...)
  redis.call('PUBLISH', root .. ':changed', cjson.encode({name, position, version, clock, ready}))
  return {'OK', position, version, clock, ready}
end

-- The newer fence that refuses this one.
local function fencedBy(name, fence)
  local newest = fence ~= '' and redis.call('HGET', root .. ':fences', name)
  if newest and tonumber(fence) < tonumber(newest) then return newest end
end

local function noteFence(name, fence)
  if fence ~= '' then redis.call('HSET', root .. ':fences', name, fence) end
end

local function forget(name)
  local generation = find(name)
  if not generation then return end
  redis.call('HDEL', root .. ':models', name)
  redis.call('HDEL', root .. ':ready', name)
  redis.call('SADD', root .. ':dropped', generation)
end
`;

/**
 * root, name, from, to, fence or nothing, whether anything is erased (1 or 0), whether it is ready (1 or 0), then the operations
 * (ops.ts).
 */
export const APPLY = `${COMMON}
local name, from, to, fence = ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local newest = fencedBy(name, fence)
if newest then return {'FENCED', newest} end
local generation, stamp, position = find(name)
if (position or '') ~= from then return {'MOVED', position or ''} end
noteFence(name, fence)
if not generation then
  generation, stamp = string.format('%.0f', redis.call('INCR', root .. ':generations')), ''
end
local docs = root .. ':' .. generation .. ':d:'
local lists = root .. ':' .. generation .. ':l:'
local at, count = 8, #ARGV
while at <= count do
  local op, key = ARGV[at], ARGV[at + 1]
  if op == 'put' then
    redis.call('SET', docs .. key, ARGV[at + 2])
    at = at + 3
  elseif op == 'putUntil' then
    redis.call('SET', docs .. key, ARGV[at + 2], 'PXAT', ARGV[at + 3])
    at = at + 4
  elseif op == 'delete' then
    redis.call('DEL', docs .. key)
    at = at + 2
  elseif op == 'add' then
    redis.call('ZADD', lists .. key, ARGV[at + 2], ARGV[at + 3])
    at = at + 4
  else
    redis.call('ZREM', lists .. key, ARGV[at + 2])
    at = at + 3
  end
end
local clock = tick()
if count >= 8 then stamp = clock end
if ARGV[6] == '1' then redis.call('SET', root .. ':erased', clock) end
redis.call('HSET', root .. ':models', name, generation .. ' ' .. stamp .. ' ' .. to)
if ARGV[7] == '1' then redis.call('HSET', root .. ':ready', name, generation) end
return tell(name, clock, generation, stamp, to)
`;

/** root, name, fence. */
export const DROP = `${COMMON}
local name = ARGV[2]
local newest = fencedBy(name, ARGV[3])
if newest then return {'FENCED', newest} end
noteFence(name, ARGV[3])
forget(name)
return tell(name, tick())
`;

/** root, from, to, fence. Two states: that of \`from\`, that of \`to\`. */
export const PROMOTE = `${COMMON}
local from, to = ARGV[2], ARGV[3]
if not find(from) then return {'NONE'} end
local newest = fencedBy(to, ARGV[4])
if newest then return {'FENCED', newest} end
noteFence(to, ARGV[4])
if from ~= to then
  local generation = find(from)
  local ready = isReady(from, generation) or isReady(to, find(to))
  forget(to)
  redis.call('HSET', root .. ':models', to, redis.call('HGET', root .. ':models', from))
  redis.call('HDEL', root .. ':models', from)
  redis.call('HDEL', root .. ':ready', from)
  if ready then redis.call('HSET', root .. ':ready', to, generation) end
end
local clock = tick()
return {'OK', tell(from, clock, find(from)), tell(to, clock, find(to))}
`;

/** root, then names. Their states. */
export const STATES = `${COMMON}
local clock = now(0)
local states = {}
for at = 2, #ARGV do
  local position, version, ready = stateOf(ARGV[at], find(ARGV[at]))
  states[at - 1] = {'OK', position, version, clock, ready}
end
return states
`;

/** root, the log's identity as it was noted (or nothing), as it is, then names and entries of models to drop. */
export const ATTACH = `${COMMON}
if (redis.call('GET', root .. ':log') or '') ~= ARGV[2] then return {'MOVED'} end
for at = 4, #ARGV, 2 do
  if redis.call('HGET', root .. ':models', ARGV[at]) ~= ARGV[at + 1] then return {'MOVED'} end
end
redis.call('SET', root .. ':log', ARGV[3])
for at = 4, #ARGV, 2 do
  forget(ARGV[at])
  tell(ARGV[at], tick())
end
return {'OK'}
`;

/**
 * root, name, whether it must be ready (1 or 0: as in the next two; 'NOT_READY' where it is not), then collection:id of each
 * document.
 */
export const DOCS = `${COMMON}
local generation = find(ARGV[2])
if ARGV[3] == '1' and not isReady(ARGV[2], generation) then return 'NOT_READY' end
if not generation then return {} end
local keys = {}
for at = 4, #ARGV do keys[at - 3] = root .. ':' .. generation .. ':d:' .. ARGV[at] end
return redis.call('MGET', unpack(keys))
`;

/** root, name, whether it must be ready, list, offset, limit, whether the newest come first (1 or 0). */
export const LIST = `${COMMON}
local generation = find(ARGV[2])
if ARGV[3] == '1' and not isReady(ARGV[2], generation) then return 'NOT_READY' end
if not generation then return {0, {}} end
local key = root .. ':' .. generation .. ':l:' .. ARGV[4]
local offset, limit = tonumber(ARGV[5]), tonumber(ARGV[6])
local total = redis.call('ZCARD', key)
if limit < 1 then return {total, {}} end
local read = ARGV[7] == '1' and 'ZREVRANGE' or 'ZRANGE'
return {total, redis.call(read, key, offset, offset + limit - 1)}
`;

/** root, name, whether it must be ready, list, score, limit. */
export const LIST_AFTER = `${COMMON}
local generation = find(ARGV[2])
if ARGV[3] == '1' and not isReady(ARGV[2], generation) then return 'NOT_READY' end
if not generation then return {} end
local key = root .. ':' .. generation .. ':l:' .. ARGV[4]
return redis.call('ZRANGEBYSCORE', key, '(' .. ARGV[5], '+inf', 'LIMIT', 0, ARGV[6])
`;
