import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { ShownPicture } from '../server/waiting.ts'

/** On white and on grey, since a logo may be of either colour. */
const Frame = styled.img`
  display: block;
  max-width: 100%;
  max-height: 12rem;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: linear-gradient(90deg, #fff 50%, #d9d8ff 50%);
`

/** The pictures that a company gave, each beside the one on the site. @param path Below this plugin. */
export function WaitingPictures({ path }: { path: string }) {
  const { get } = useFetchClient()
  const [pictures, setPictures] = useState<ShownPicture[] | 'failed' | null>(null)
  useEffect(() => {
    get<{ data: ShownPicture[] }>(`/vacancies/${path}`)
      .then(({ data }) => setPictures(data.data))
      .catch(() => setPictures('failed'))
  }, [get, path])

  if (pictures === null) return <Typography>De afbeeldingen worden geladen.</Typography>
  if (pictures === 'failed') return <Typography>De afbeeldingen zijn nu niet te laden.</Typography>
  return pictures.map(({ name, now, alt, before }) => (
    <Box key={name} tag="section" aria-label={name}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {name}
      </Typography>
      <Flex gap={5} alignItems="start" wrap="wrap" paddingTop={2}>
        <Shown words="Op de site" src={before} />
        <Shown words="Wordt" src={now} alt={alt} />
      </Flex>
    </Box>
  ))
}

function Shown({ words, src, alt = '' }: { words: string; src: string | null; alt?: string }) {
  return (
    <Box tag="figure" margin={0} maxWidth="100%">
      <Typography tag="figcaption" variant="pi" textColor="neutral600">
        {src ? words : `${words}: geen`}
      </Typography>
      {src && <Frame src={src} alt={alt} />}
      {alt && (
        <Typography tag="p" variant="pi">
          Beschrijving: {alt}
        </Typography>
      )}
    </Box>
  )
}
