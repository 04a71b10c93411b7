import type { Config } from '../env.ts'

/** What chooses a shard. The same text under two keys gives two different shards. */
export type ShardKey = { session: string } | { event: string } | { address: string }

const keys = new WeakMap<Config, Promise<CryptoKey>>()

/**
 * The shard, from 0, for a session, an event without a session, or an address. It is keyed with our secret, so a sender
 * can't aim all its made-up sessions at one shard.
 */
export async function shardOf(key: ShardKey, config: Config): Promise<number> {
  const [[kind, text] = []] = Object.entries(key)
  // The prefix keeps this apart from tokens signed with the same secret.
  const message = new TextEncoder().encode(`statistics ${kind} ${text}`)
  const mac = await crypto.subtle.sign('HMAC', await keyOf(config), message)
  return new DataView(mac).getUint32(0) % config.statisticsShards
}

function keyOf(config: Config): Promise<CryptoKey> {
  const known = keys.get(config)
  if (known) return known
  const secret = new TextEncoder().encode(config.jwtSecret)
  const key = crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  keys.set(config, key)
  return key
}
