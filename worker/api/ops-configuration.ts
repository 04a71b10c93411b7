import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { sentenceOf } from '../options.ts'
import { forOperators } from './for-operators.ts'

/** This deployment's configuration, for operators; never a variable's value. */
export const opsConfiguration = new Hono<AppEnv>()
opsConfiguration.use(forOperators())

/** `GET /api/ops/configuration` → which options are on, and why a requested one is off. */
opsConfiguration.get('/', (c) => {
  const options = c.var.config.options.map(({ name, isOn, faults }) => ({
    name,
    state: isOn ? 'on' : faults.length > 0 ? 'incomplete' : 'off',
    reason: faults.length > 0 ? sentenceOf(name, faults) : null,
  }))
  return c.json({ healthy: options.every(({ state }) => state !== 'incomplete'), options })
})
