import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A chart and its table: side by side if there is space. */
export const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[6]};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

/** The same for a chart of many days, which needs more space. */
export const WidePair = styled(Pair)`
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

/**
 * One section of the page.
 * @param props `onExport` offers its table as a file.
 */
export function Panel({
  title,
  hint,
  onExport,
  children,
}: {
  title: string
  hint?: string
  onExport?: () => void
  children: ReactNode
}) {
  return (
    <Box tag="section" aria-label={title} background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} paddingBottom={4} wrap="wrap">
        <Box>
          <Typography tag="h2" variant="beta">
            {title}
          </Typography>
          {hint && (
            <Typography tag="p" variant="pi" textColor="neutral600">
              {hint}
            </Typography>
          )}
        </Box>
        {onExport && (
          <Button
            variant="tertiary"
            size="S"
            startIcon={<Download />}
            onClick={onExport}
            aria-label={`${title} als CSV-bestand`}
          >
            CSV
          </Button>
        )}
      </Flex>
      {children}
    </Box>
  )
}
