import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import styled from 'styled-components'

const Frame = styled.iframe`
  display: block;
  max-width: 100%;
  height: 48rem;
  margin: 0 auto;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: #ffffff;
`

const Text = styled.pre`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-family: monospace;
  font-size: 1.3rem;
  line-height: 1.5;
`

const ways = [
  { way: 'desk', name: 'Op een scherm', width: 720 },
  { way: 'phone', name: 'Op een telefoon', width: 375 },
  { way: 'text', name: 'Zonder opmaak', width: 0 },
] as const

/** A mail as its readers see it. The frame is sandboxed: no scripts, no origin. */
export function MailPreview({ mail }: { mail: { subject: string; html: string; text: string } }) {
  const [way, setWay] = useState<(typeof ways)[number]['way']>('desk')
  const width = ways.find((one) => one.way === way)?.width
  return (
    <Box tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={4}>
        <Typography tag="h2" variant="beta">
          {mail.subject}
        </Typography>
        <Flex role="group" aria-label="Voorbeeld" gap={1} wrap="wrap">
          {ways.map((one) => (
            <Button
              key={one.way}
              variant={one.way === way ? 'secondary' : 'tertiary'}
              aria-pressed={one.way === way}
              onClick={() => setWay(one.way)}
            >
              {one.name}
            </Button>
          ))}
        </Flex>
      </Flex>
      {width ? (
        <Frame title={`Voorbeeld: ${mail.subject}`} width={width} sandbox="" srcDoc={mail.html} />
      ) : (
        <Text>{mail.text}</Text>
      )}
    </Box>
  )
}
