import { Typography } from '@strapi/design-system'
import type { ShownForeignSales } from '../shown.ts'
import { formatCents, useAnswer } from './use-finance.ts'

/** How far sales to consumers abroad are from the sum above which VAT of their country is due. */
export function ForeignSales() {
  const { answer } = useAnswer<ShownForeignSales>('/finance/foreign-sales')
  if (!answer) return null
  const { thresholdCents, years } = answer
  const isOver = years.some(({ cents }) => cents > thresholdCents)
  const sums = years.map(({ year, cents }) => `${formatCents(cents)} in ${year}`).join(', ')
  return (
    <Typography {...(isOver ? { textColor: 'danger600', fontWeight: 'bold' } : {})}>
      Verkocht aan consumenten in andere EU-landen, zonder btw: {sums}.{' '}
      {isOver
        ? `Dat is meer dan ${formatCents(thresholdCents)}: voor deze verkopen geldt de btw van hun land. Overleg met de accountant over de éénloketregeling (OSS).`
        : `Tot en met ${formatCents(thresholdCents)} per jaar geldt daarvoor de Nederlandse btw.`}
    </Typography>
  )
}
