import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { sentenceOf } from '../options.ts'
import { forOperators } from './for-operators.ts'

/** How this deployment is configured, for operators; never a value of a variable. */
export const opsConfiguration = new Hono<AppEnv>()
opsConfiguration.use(forOperators())

/** `GET /api/ops/configuration` → which options are on, and why one is off that was asked for. */
opsConfiguration.get('/', (c) => {
  const options = c.var.config.options.map(({ name, isOn, faults }) => ({
    name,
    state: isOn ? 'on' : faults.length > 0 ? 'incomplete' : 'off',
    reason: faults.length > 0 ? sentenceOf(name, faults) : null,
  }))
  return c.json({ healthy: options.every(({ state }) => state !== 'incomplete'), options })
})
