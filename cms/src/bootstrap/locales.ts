import type { Core } from '@strapi/strapi'

const locales = [
  { code: 'nl', name: 'Nederlands (nl)' },
  { code: 'en', name: 'English (en)' },
  { code: 'de', name: 'Deutsch (de)' },
]

/** The site's languages; Dutch is the default. */
export async function ensureLocales(strapi: Core.Strapi) {
  const service = strapi.plugin('i18n').service('locales')
  for (const locale of locales) if (!(await service.findByCode(locale.code))) await service.create(locale)
  if ((await service.getDefaultLocale()) !== 'nl') await service.setDefaultLocale({ code: 'nl' })
  const english = await service.findByCode('en')
  if (english && english.name !== 'English (en)')
    await service.update({ id: english.id }, { name: 'English (en)' })
}
