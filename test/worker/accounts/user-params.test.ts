import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { beginHere } from '../../../worker/accounts/current-user.ts'
import { createApp } from '../../../worker/app.ts'
import { backendIsWell, callsOfBackend } from '../support/backend.ts'
import { signIn, tokenIn } from '../support/sign-in.ts'
import { siteUrl } from '../support/visit.ts'

it('reads the signed-in account with the configured parameters', async () => {
  const USER_PARAMS = '{"fields":["username","email"],"populate":["partner"]}'
  const cookie = await signIn()
  // An isolate checks a token once a minute: this one hasn't seen it.
  beginHere(tokenIn(cookie))
  await backendIsWell()

  const context = createExecutionContext()
  const request = new Request(`${siteUrl}/api/users/me`, { headers: { cookie } })
  const response = await createApp().fetch(request, { ...env, USER_PARAMS }, context)
  await waitOnExecutionContext(context)

  expect(await response.json()).toMatchObject({ email: 'lezer@schakel.example', firstName: null })
  const asked = (await callsOfBackend()).map(({ path }) => path)
  expect(asked).toContain('/api/users/me?fields[0]=username&fields[1]=email&populate[0]=partner')
})
