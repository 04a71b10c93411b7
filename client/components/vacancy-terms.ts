import type { Locale } from '../content/locale.ts'
import type { Salary, VacancyCard } from '../content/vacancy.ts'
import type { Translate } from '../i18n/translator.ts'
import { formatMoney } from './money.ts'

/** The salary in words: `€ 3.150 – € 3.850 per maand`. Its page needs the texts `cards`. */
export function salaryText(t: Translate, locale: Locale, { min, max, currency, unit }: Salary): string {
  const money = (amount: number) => formatMoney(locale, amount, currency)
  return t(`cards.vacancy.salary.${unit}`, { amount: span(t, min, max, money) })
}

/** Weekly hours in words: `32–40 uur`. Its page needs the texts `cards`. */
export function hoursText(t: Translate, locale: Locale, hours: NonNullable<VacancyCard['hours']>): string {
  const format = new Intl.NumberFormat(locale)
  return t('cards.vacancy.hours', {
    hours: span(t, hours.min, hours.max, (amount) => format.format(amount), '–'),
  })
}

function span(
  t: Translate,
  min: number | null,
  max: number | null,
  write: (amount: number) => string,
  between = ' – ',
): string {
  if (min !== null && max !== null) return min === max ? write(min) : `${write(min)}${between}${write(max)}`
  if (min !== null) return t('cards.vacancy.from', { amount: write(min) })
  return max === null ? '' : t('cards.vacancy.to', { amount: write(max) })
}
