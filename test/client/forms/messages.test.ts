import { describe, expect, it } from 'vitest'
import { locales } from '../../../client/content/locale.ts'
import { type FieldMessage, messageText } from '../../../client/forms/field-message.ts'
import { loadTexts } from '../../../client/i18n/dictionary.ts'
import { createTranslator } from '../../../client/i18n/translator.ts'

async function text(locale: (typeof locales)[number], message: FieldMessage, label?: string) {
  const t = createTranslator(locale, await loadTexts(locale, ['forms', 'form-rules']))
  return messageText({ t, locale }, message, label)
}

describe('what a form says', () => {
  it.each<[FieldMessage, string, string]>([
    [{ key: 'form.incomplete' }, '', 'Sorry, niet alle velden zijn correct ingevuld.'],
    [{ key: 'form.required' }, 'Naam', 'Naam is verplicht.'],
    [{ key: 'form.email' }, 'E-mailadres', 'Vul een geldig e-mailadres in.'],
    [{ key: 'form.url' }, 'Website', 'Voer een geldige URL in.'],
    [{ key: 'form.confirm' }, 'Wachtwoord', 'Wachtwoord komt niet overeen.'],
    [{ key: 'form.length-min', values: { n: 10 } }, 'Bericht', 'Bericht moet minimaal 10 tekens lang zijn.'],
    [
      { key: 'form.length-max', values: { n: 5000 } },
      'Bericht',
      'Bericht mag maximaal 5.000 tekens lang zijn.',
    ],
    [{ key: 'form.between', values: { from: '8', to: '40' } }, 'Uren', 'Uren moet tussen 8 en 40 liggen.'],
    [{ key: 'form.max', values: { n: 40 } }, 'Uren', 'Uren moet kleiner zijn dan of gelijk zijn aan 40.'],
    [
      { key: 'form.date-after', values: { day: '2026-11-21' } },
      'Datum',
      'Datum moet na 21 november 2026 zijn.',
    ],
    [{ key: 'form.accepted' }, 'Algemene voorwaarden', 'Accepteer de algemene voorwaarden.'],
    [{ key: 'form.accepted' }, 'AVG-verklaring', 'Accepteer de AVG-verklaring.'],
    [{ key: 'form.choice' }, 'Land', 'Land is geen toegestane waarde.'],
  ])('in Dutch: %j', async (message, label, expected) => {
    expect(await text('nl', message, label)).toBe(expected)
  })

  it('in English and German, each with its own days and numbers', async () => {
    const message: FieldMessage = { key: 'form.date-before', values: { day: '2026-11-21' } }

    expect(await text('en', message, 'Date')).toBe('Date must be before 21 November 2026.')
    expect(await text('de', message, 'Datum')).toBe('Datum muss vor dem 21. November 2026 liegen.')
    expect(await text('en', { key: 'form.length-max', values: { n: 5000 } }, 'Message')).toContain('5,000')
  })

  it('keeps the capital of German nouns', async () => {
    expect(await text('de', { key: 'form.accepted' }, 'Nutzungsbedingungen')).toContain('Nutzungsbedingungen')
  })

  it('quotes a question, which no sentence can go on after', async () => {
    const required: FieldMessage = { key: 'form.required' }

    expect(await text('nl', required, 'Wat eet u?')).toBe('“Wat eet u?” is verplicht.')
    expect(await text('en', required, 'What do you eat?')).toBe('“What do you eat?” is required.')
    expect(await text('de', required, 'Was essen Sie?')).toBe('„Was essen Sie?“ ist ein Pflichtfeld.')
  })

  it.each(locales)('has a text for a field of which nothing else is known: %s', async (locale) => {
    expect(await text(locale, { key: 'form.invalid' })).toMatch(/\.$/)
  })
})
