import { Typography } from '@strapi/design-system'
import { useMemo } from 'react'
import styled from 'styled-components'
import { type ChangedLine, type Stretch, textChanges } from './text-changes.ts'

const Line = styled.p`
  & + & { margin-top: 8px; }
`

/** What went: struck out, not marked by colour alone. */
const Gone = styled.del`
  color: ${({ theme }) => theme.colors.danger700};
`

const New = styled.ins`
  color: ${({ theme }) => theme.colors.success700};
`

/** What a change does to a text: lines and words that went and came, and of what stays only the lines beside them. */
export function TextChanges({ before, now }: { before: string; now: string }) {
  const lines = useMemo(() => textChanges(before, now), [before, now])
  return lines.map((line, at) => <Line key={at}>{shown(line)}</Line>)
}

function shown(line: ChangedLine) {
  if ('leftOut' in line)
    return (
      <Typography variant="pi" textColor="neutral600">
        {line.leftOut === 1 ? '… 1 regel blijft zo' : `… ${line.leftOut} regels blijven zo`}
      </Typography>
    )
  return line.map((stretch, at) => <Words key={at} {...stretch} />)
}

function Words({ is, text }: Stretch) {
  if (is === 'same') return text
  if (is === 'new') return <New>{text}</New>
  return (
    <>
      <Gone>{text.trimEnd()}</Gone>{' '}
    </>
  )
}
