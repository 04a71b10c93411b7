import { Box, Flex, Typography } from '@strapi/design-system'
import { useTheme } from 'styled-components'
import { formatCount } from './numbers.ts'
import { rowName } from './row-name.ts'
import { useWidth } from './use-width.ts'

const rowHeight = 40
const maxBars = 12
/** Approximate width of a letter at this font size, in pixels. */
const letterWidth = 6.4

/** The first rows of a table as bars, with a mark for the previous period. */
export function BarChart({
  title,
  rows,
}: {
  title: string
  rows: { value: string; label: string | null; views: number; viewsBefore: number }[]
}) {
  const { colors } = useTheme()
  const [place, width] = useWidth(420)
  const bars = rows.slice(0, maxBars)
  const highest = Math.max(1, ...bars.flatMap(({ views, viewsBefore }) => [views, viewsBefore]))
  const room = width - 4
  const letters = Math.floor((width - 70) / letterWidth)
  return (
    <Box ref={place} width="100%">
      {bars.some(({ viewsBefore }) => viewsBefore > 0) && (
        <Flex gap={2} paddingBottom={2}>
          <svg width="8" height="14" aria-hidden="true">
            <line x1="4" x2="4" y1="0" y2="14" stroke={colors.neutral800} strokeWidth="2" />
          </svg>
          <Typography variant="pi" textColor="neutral600">
            Vergelijking
          </Typography>
        </Flex>
      )}
      <svg
        role="img"
        aria-label={`${title}: ${bars.map((row) => `${rowName(row)} ${formatCount(row.views)}`).join('; ')}`}
        width={width}
        height={bars.length * rowHeight}
        viewBox={`0 0 ${width} ${bars.length * rowHeight}`}
        style={{ display: 'block', maxWidth: '100%' }}
      >
        {bars.map((row, index) => {
          const top = index * rowHeight
          const before = (row.viewsBefore / highest) * room
          return (
            <g key={row.value}>
              <title>{`${rowName(row)}: ${formatCount(row.views)}, ervoor ${formatCount(row.viewsBefore)}`}</title>
              <text x="0" y={top + 14} fontSize="12" fill={colors.neutral800}>
                {shortened(rowName(row), letters)}
              </text>
              <text
                x={width}
                y={top + 14}
                textAnchor="end"
                fontSize="12"
                fontWeight="600"
                fill={colors.neutral800}
              >
                {formatCount(row.views)}
              </text>
              <rect x="0" y={top + 20} width={room} height="10" rx="3" fill={colors.neutral150} />
              <rect
                x="0"
                y={top + 20}
                width={Math.max(2, (row.views / highest) * room)}
                height="10"
                rx="3"
                fill={colors.primary600}
              />
              {row.viewsBefore > 0 && (
                <line
                  x1={before}
                  x2={before}
                  y1={top + 17}
                  y2={top + 33}
                  stroke={colors.neutral800}
                  strokeWidth="2"
                />
              )}
            </g>
          )
        })}
      </svg>
    </Box>
  )
}

/** @param max Letters. */
function shortened(text: string, max: number) {
  return text.length > max ? `${text.slice(0, Math.max(1, max - 1)).trimEnd()}…` : text
}
