import { Button, Flex, Typography } from '@strapi/design-system'
import { formatMoment, PlainTable } from '../../../admin/PlainTable.tsx'
import { type ListName, type MailsState, type ShownMail, useAction } from './use-post.ts'

/** As in `server/reads.ts`. */
const pageSize = 50

const empty: Record<ListName, string> = {
  queued: 'Er wacht niets: alles is verzonden.',
  sent: 'Er is nog niets verzonden.',
  dead: 'Alles is bezorgd.',
  suppressed: 'Er is niets tegengehouden.',
}

/** One list of mails. */
export function MailList({ list, state }: { list: ListName; state: MailsState }) {
  const act = useAction()
  const { mails, page, setPage, refresh } = state
  if (!mails) return <Typography textColor="neutral600">De lijst wordt geladen.</Typography>
  if (mails.length === 0 && page === 1) return <Typography>{empty[list]}</Typography>

  async function sendAgain({ id }: ShownMail) {
    await act('post', `/post/mails/${id}/again`, 'De e-mail staat weer in de wachtrij.')
    refresh()
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <PlainTable
        caption="E-mails"
        headings={['Soort', 'Aan', 'Moment', 'Pogingen', 'Toelichting']}
        rows={mails.map((mail) => ({
          key: mail.id,
          cells: [
            mail.label,
            mail.recipient,
            formatMoment(mail.changedAt),
            mail.repeats > 0 ? `${mail.attempts} (${mail.repeats} onzeker)` : mail.attempts,
            reasonText(mail.reason),
          ],
          action: (list === 'dead' || list === 'suppressed') && mail.canBeSent && (
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Opnieuw verzenden aan ${mail.recipient}: ${mail.label}`}
              onClick={() => sendAgain(mail)}
            >
              Opnieuw verzenden
            </Button>
          ),
        }))}
      />
      <Flex gap={2} justifyContent="flex-end">
        <Button variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Vorige
        </Button>
        <Button variant="tertiary" disabled={mails.length < pageSize} onClick={() => setPage(page + 1)}>
          Volgende
        </Button>
      </Flex>
    </Flex>
  )
}

/** Our own reasons, in Dutch; a mail server's words stay as they are. */
const reasons: [RegExp, string][] = [
  [/^fate unknown: /, 'Onzeker of de e-mail is aangekomen: '],
  [/^bounced: /, 'Teruggekomen: '],
  [/^too late$/, 'Te laat: de e-mail heeft geen zin meer.'],
  [/^the address was refused before$/, 'Het adres is eerder geweigerd.'],
]

function reasonText(reason: string | null) {
  return reasons.reduce((text, [pattern, dutch]) => text.replace(pattern, dutch), reason ?? '')
}
