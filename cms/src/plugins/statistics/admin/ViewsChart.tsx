import { Box, Flex, Typography } from '@strapi/design-system'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { useTheme } from 'styled-components'
import { formatCount, formatDay, formatWholeDay, scaleOf } from './numbers.ts'
import { useWidth } from './use-width.ts'

const height = 260
const edge = { top: 12, right: 8, bottom: 28, left: 56 }

/**
 * Page views per day as a line, with the previous period behind it.
 * @param props Of equal length; `before` is empty if there is nothing to compare with.
 */
export function ViewsChart({
  days,
  before,
}: {
  days: { day: string; views: number }[]
  before: { day: string; views: number }[]
}) {
  const { colors } = useTheme()
  const [place, width] = useWidth(800)
  const [pointed, setPointed] = useState<number | null>(null)
  const marks = scaleOf(Math.max(...days.map(({ views }) => views), ...before.map(({ views }) => views)))
  const x = (index: number) =>
    edge.left + (index / Math.max(1, days.length - 1)) * (width - edge.left - edge.right)
  const y = (views: number) =>
    height - edge.bottom - (views / (marks.at(-1) || 1)) * (height - edge.top - edge.bottom)
  const line = (list: { views: number }[]) =>
    list.map(({ views }, index) => `${x(index).toFixed(1)},${y(views).toFixed(1)}`).join(' ')
  const every = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor((width - edge.left) / 80))))

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left } = event.currentTarget.getBoundingClientRect()
    const part = (event.clientX - left - edge.left) / (width - edge.left - edge.right)
    setPointed(Math.min(days.length - 1, Math.max(0, Math.round(part * (days.length - 1)))))
  }

  const shown = pointed === null ? null : days[pointed]
  const compared = before[pointed ?? 0]
  return (
    <Box ref={place} width="100%">
      <Flex gap={5} paddingBottom={2} wrap="wrap" minHeight="24px">
        <Key color={colors.primary600}>Deze periode</Key>
        {before.length > 0 && (
          <Key color={colors.neutral500} isDashed>
            Vergelijking
          </Key>
        )}
        {shown && (
          <Typography variant="pi" textColor="neutral800">
            {formatWholeDay(shown.day)}: <strong>{formatCount(shown.views)}</strong>
            {compared && `, ervoor ${formatCount(compared.views)}`}
          </Typography>
        )}
      </Flex>
      <svg
        role="img"
        aria-label={summaryOf(days, before)}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ display: 'block', maxWidth: '100%' }}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <line
              x1={edge.left}
              x2={width - edge.right}
              y1={y(mark)}
              y2={y(mark)}
              stroke={colors.neutral200}
            />
            <text x={edge.left - 8} y={y(mark) + 4} textAnchor="end" fontSize="12" fill={colors.neutral600}>
              {formatCount(mark)}
            </text>
          </g>
        ))}
        {days.map(({ day }, index) =>
          index % every === 0 ? (
            <text
              key={day}
              x={x(index)}
              y={height - 8}
              textAnchor={index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
              fontSize="12"
              fill={colors.neutral600}
            >
              {formatDay(day)}
            </text>
          ) : null,
        )}
        <polygon
          points={`${x(0)},${y(0)} ${line(days)} ${x(days.length - 1)},${y(0)}`}
          fill={colors.primary600}
          opacity="0.12"
        />
        <polyline
          points={line(before)}
          fill="none"
          stroke={colors.neutral500}
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        <polyline
          points={line(days)}
          fill="none"
          stroke={colors.primary600}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {shown && pointed !== null && (
          <g>
            <line x1={x(pointed)} x2={x(pointed)} y1={edge.top} y2={y(0)} stroke={colors.neutral400} />
            <circle cx={x(pointed)} cy={y(shown.views)} r="4" fill={colors.primary600} />
          </g>
        )}
      </svg>
    </Box>
  )
}

function Key({
  color,
  isDashed = false,
  children,
}: {
  color: string
  isDashed?: boolean
  children: ReactNode
}) {
  return (
    <Flex gap={2}>
      <svg width="24" height="8" aria-hidden="true">
        <line
          x1="0"
          x2="24"
          y1="4"
          y2="4"
          stroke={color}
          strokeWidth="2"
          strokeDasharray={isDashed ? '5 4' : undefined}
        />
      </svg>
      <Typography variant="pi" textColor="neutral600">
        {children}
      </Typography>
    </Flex>
  )
}

function summaryOf(days: { day: string; views: number }[], before: { views: number }[]) {
  const sum = (list: { views: number }[]) => list.reduce((total, { views }) => total + views, 0)
  const [top] = days.toSorted((a, b) => b.views - a.views)
  const compared = before.length > 0 ? `, in de periode ervoor ${formatCount(sum(before))}` : ''
  return `Paginaweergaven per dag: samen ${formatCount(sum(days))}${compared}.${top ? ` De meeste op ${formatWholeDay(top.day)}: ${formatCount(top.views)}.` : ''}`
}
