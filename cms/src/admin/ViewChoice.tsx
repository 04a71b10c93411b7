import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

/** A view of a page. */
export interface View<Name extends string> {
  view: Name
  /** On its button. */
  name: string
  /** Above what it shows. */
  hint: string
}

interface ViewChoiceProps<Name extends string> {
  views: readonly View<Name>[]
  chosen: Name
  choose: (view: Name) => void
  /** Behind a name, such as how many are in it. */
  behind?: (view: Name) => string
  /** What the chosen view shows. */
  children: ReactNode
}

/** Buttons that choose a view of a page, and the view. */
export function ViewChoice<Name extends string>({
  views,
  chosen,
  choose,
  behind = () => '',
  children,
}: ViewChoiceProps<Name>) {
  return (
    <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      <Flex role="group" aria-label="Weergave" gap={1} wrap="wrap">
        {views.map(({ view, name }) => (
          <Button
            key={view}
            variant={view === chosen ? 'secondary' : 'tertiary'}
            aria-pressed={view === chosen}
            onClick={() => choose(view)}
          >
            {name}
            {behind(view)}
          </Button>
        ))}
      </Flex>
      <Box tag="section" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {views.find(({ view }) => view === chosen)?.hint}
        </Typography>
        <Box paddingTop={4}>{children}</Box>
      </Box>
    </Flex>
  )
}
