import { Box, Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useState } from 'react'
import styled from 'styled-components'
import { useAnswer } from './use-post.ts'

const languages = [
  { code: 'nl', name: 'Nederlands' },
  { code: 'en', name: 'Engels' },
  { code: 'de', name: 'Duits' },
]

const rules: Record<string, string> = {
  answer: 'Antwoord: bij twijfel nog eens verzonden.',
  mass: 'Aan velen: bij twijfel niet nog eens verzonden.',
}

const Frame = styled.iframe`
  width: 100%;
  height: 40rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: #ffffff;
  resize: vertical;
`

const Pair = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.spaces[6]};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

const Text = styled.pre`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-family: monospace;
  font-size: 1.3rem;
  line-height: 1.5;
`

interface Kind {
  kind: string
  label: string
  delivery: string
}

/** Previews both parts of a mail. The frame is sandboxed: no scripts, no origin. */
export function TemplatePreview() {
  const kinds = useAnswer<Kind[]>('/post/templates')
  const [kind, setKind] = useState('confirmation')
  const [language, setLanguage] = useState('nl')
  const mail = useAnswer<{ subject: string; html: string; text: string }>(
    `/post/templates/${kind}?language=${language}`,
  )
  if (kinds.failed || mail.failed) return <Typography>Het voorbeeld kon niet worden opgehaald.</Typography>
  if (!kinds.answer || !mail.answer)
    return <Typography textColor="neutral600">Het voorbeeld wordt geladen.</Typography>
  const { subject, html, text } = mail.answer
  const delivery = kinds.answer.find((one) => one.kind === kind)?.delivery ?? ''
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={4} alignItems="flex-end" wrap="wrap">
        <Box flex="1" minWidth="16rem">
          <SingleSelect aria-label="Soort e-mail" value={kind} onChange={(value) => setKind(String(value))}>
            {kinds.answer.map((one) => (
              <SingleSelectOption key={one.kind} value={one.kind}>
                {one.label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Box>
        <Flex role="group" aria-label="Taal" gap={1}>
          {languages.map(({ code, name }) => (
            <Button
              key={code}
              variant={code === language ? 'secondary' : 'tertiary'}
              aria-pressed={code === language}
              onClick={() => setLanguage(code)}
            >
              {name}
            </Button>
          ))}
        </Flex>
      </Flex>
      <Box>
        <Typography tag="h2" variant="beta">
          {subject}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {rules[delivery]}
        </Typography>
      </Box>
      <Pair>
        <Frame title={`Opgemaakt: ${subject}`} sandbox="" srcDoc={html} />
        <Box tag="section" aria-label="Zonder opmaak" background="neutral100" hasRadius padding={4}>
          <Text>{text}</Text>
        </Box>
      </Pair>
    </Flex>
  )
}
