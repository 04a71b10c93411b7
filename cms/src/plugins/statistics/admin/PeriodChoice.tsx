import { Button, Flex } from '@strapi/design-system'

const periods = [
  { days: 7, name: '7 dagen' },
  { days: 30, name: '30 dagen' },
  { days: 90, name: '90 dagen' },
  { days: 365, name: 'Jaar' },
]

export function PeriodChoice({ days, onChoose }: { days: number; onChoose: (days: number) => void }) {
  return (
    <Flex role="group" aria-label="Periode" gap={1}>
      {periods.map((period) => (
        <Button
          key={period.days}
          variant={period.days === days ? 'secondary' : 'tertiary'}
          aria-pressed={period.days === days}
          onClick={() => onChoose(period.days)}
        >
          {period.name}
        </Button>
      ))}
    </Flex>
  )
}
