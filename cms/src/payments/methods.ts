import type { Core } from '@strapi/strapi'
import type { Language } from '../mail/site-link.ts'
import { reportPayments } from './ask.ts'
import type { PaymentMethod, PaymentProvider } from './provider.ts'
import { providerIn } from './settings.ts'

const freshMs = 10 * 60_000
/** After a failure the provider is left alone for a while: pages wait for it. */
const pauseMs = 30_000

interface Known {
  methods: PaymentMethod[] | null
  until: number
}

const known = new Map<Language, Known>()

/** What can be paid with online, by the provider's names; null where nothing can, or where it has never said. */
export async function onlineMethods(
  strapi: Core.Strapi,
  language: Language,
): Promise<PaymentMethod[] | null> {
  const provider = providerIn(process.env)
  if (!provider) return null
  const before = known.get(language)
  if (before && before.until > Date.now()) return before.methods
  const asked = await ask(strapi, provider, language)
  const next = asked
    ? { methods: asked.length > 0 ? asked : null, until: Date.now() + freshMs }
    : { methods: before?.methods ?? null, until: Date.now() + pauseMs }
  known.set(language, next)
  return next.methods
}

async function ask(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  language: Language,
): Promise<PaymentMethod[] | null> {
  try {
    return await provider.methods(language)
  } catch (failure) {
    reportPayments(strapi, failure, { call: 'methods' })
    return null
  }
}
