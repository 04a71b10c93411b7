import { expect, it } from 'vitest'
import { keyField, stampField } from '../../../client/forms/engine-fields.ts'
import { mailTo, mailWith } from '../support/backend.ts'
import { sendForm } from '../support/sign-in.ts'
import { visit } from '../support/visit.ts'
import { key, stamp } from './support/example-page.ts'

const path = '/jobs/melden?vacature=5002'
// The seed's address of the department.
const desk = 'vacatures@schakel.example'

const report = () => ({
  reason: 'misleading',
  explanation: `Het salaris klopt niet. ${crypto.randomUUID()}`,
  name: '',
  email: '',
})

async function send(values: Record<string, string>, sentKey: string): Promise<Response> {
  const fields = { [stampField]: await stamp(), [keyField]: sentKey, ...values }
  return sendForm(path, 'vacancy-report', fields, { accept: 'application/json' })
}

it('a report of a vacancy reaches our desk once, and is confirmed where an address was given', async () => {
  const sent = { ...report(), email: `melder-${crypto.randomUUID()}@bedrijf.example` }
  const sentKey = key()

  const answers = [await send(sent, sentKey), await send(sent, sentKey)]

  for (const answer of answers)
    expect(await answer.json()).toMatchObject({ notice: { key: 'report-form.done-mailed' } })
  expect((await mailTo(sent.email)).text).toContain('Reachtruckchauffeur')
  await mailWith(desk, sent.explanation)
})

it('a report needs no script and no address, and comes back with what was typed where something is wrong', async () => {
  const sent = report()

  const wrong = await sendForm(path, 'vacancy-report', { [stampField]: await stamp(), ...sent, reason: '' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain(sent.explanation)

  expect((await sendForm(path, 'vacancy-report', { [stampField]: await stamp(), ...sent })).status).toBe(303)
})

it('a vacancy that does not exist cannot be reported', async () => {
  for (const query of ['', '?vacature=99999', '?vacature=x'])
    expect((await visit(`/jobs/melden${query}`)).status).toBe(404)
})
