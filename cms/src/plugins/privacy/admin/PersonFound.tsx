import { Button, Dialog, Flex, Typography } from '@strapi/design-system'
import { countsText } from './counts-text.ts'
import type { FoundPerson } from './use-person.ts'

/** What is stored about somebody, and what can be done with it. */
export function PersonFound({
  person,
  onSave,
  onRemove,
}: {
  person: FoundPerson
  onSave: () => void
  onRemove: () => void
}) {
  const { email, hasAccount, counts, done } = person
  const isEmpty = Object.keys(counts).length === 0
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="section" aria-label={email}>
      <Typography tag="h2" variant="beta">
        {email}
      </Typography>
      <Typography>
        {`Bewaard: ${countsText(counts)}.`}
        {hasAccount && ' Dit adres heeft een account: dat kan de eigenaar ook zelf opheffen.'}
        {done.length > 0 && ` Voor dit adres eerder behandelde verzoeken: ${done.length}.`}
      </Typography>
      <Flex gap={3}>
        <Button variant="secondary" disabled={isEmpty} onClick={onSave}>
          Gegevens downloaden
        </Button>
        <RemoveButton email={email} disabled={isEmpty} onConfirm={onRemove} />
      </Flex>
    </Flex>
  )
}

/** Asks once more: what is deleted does not come back. */
function RemoveButton({
  email,
  disabled,
  onConfirm,
}: {
  email: string
  disabled: boolean
  onConfirm: () => void
}) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" disabled={disabled}>
          Alles wissen
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Alles wissen</Dialog.Header>
        <Dialog.Body>{`Alles van ${email} wordt gewist, ook een account, sollicitaties en plaatsen bij evenementen. Alleen wat de wet bewaart blijft. Dit komt niet terug.`}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Nog niet</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" onClick={onConfirm}>
              Wissen
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
