import { Typography } from '@strapi/design-system'
import { PlainTable } from '../../../admin/PlainTable.tsx'
import { type DeletionReason, retentionDays } from '../../../privacy/retention-days.ts'
import { useAnswer } from './use-post.ts'

interface Deleted {
  day: string
  rule: DeletionReason
  count: number
}

const names: Record<DeletionReason, string> = {
  'account-unconfirmed': 'Accounts die niemand bevestigde',
  'account-idle': 'Accounts die niemand gebruikte',
  'account-warned': 'Accounts, na de waarschuwing',
  'newsletter-unconfirmed': 'Nieuwsbrieven die niemand bevestigde',
  'newsletter-ended': 'Afgemelde nieuwsbrieven',
  'alert-unconfirmed': 'Alerts die niemand bevestigde',
  'alert-ended': 'Gestopte alerts',
  'application-filled': 'Sollicitaties, vacature vervuld',
  'application-expired': 'Sollicitaties, vacature gesloten',
  'application-kept': 'Sollicitaties, langer met toestemming',
  registration: 'Inschrijvingen na het event',
  message: 'Berichten',
  lead: 'Aanvragen',
  report: 'Meldingen over vacatures',
  invitation: 'Uitnodigingen',
  'seat-ended': 'Plaatsen op abonnementen',
  'subscription-request': 'Abonnementen die niemand bevestigde',
  claim: 'Aanvragen van bedrijfsprofielen',
  'mail-sent': 'Verzonden e-mails',
  'mail-undelivered': 'Niet bezorgde e-mails',
  'edition-recipients': 'Ontvangers van nieuwsbrieven',
  'edition-text': 'Teksten van verzonden nieuwsbrieven',
  'mail-refused': 'Geweigerde adressen',
  'asked-mail': 'Tellingen van gevraagde e-mails',
  consent: 'Bewijs van toestemming',
  'push-consent': 'Bewijs van toestemming voor meldingen',
  'privacy-request': 'Behandelde verzoeken om gegevens',
  statistics: 'Losse tellingen van bezoek',
  session: 'Sessies',
  draft: 'Concepten van formulieren',
  'form-outcome': 'Uitkomsten van formulieren',
  'push-registration': 'Browsers met meldingen',
  upload: 'Bestanden zonder formulier',
  'left-behind': 'Resten van gewiste accounts en formulieren',
}

const date = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' })
const whole = new Intl.NumberFormat('nl-NL')

/** Such as `2 jaar` or `90 dagen`. */
function termOf(days: number): string {
  if (days % 365 === 0) return `${days / 365} jaar`
  return days === 1 ? '1 dag' : `${days} dagen`
}

/** What was deleted because it was old: how much, and nothing of whom. */
export function DeletedList() {
  const { answer, failed } = useAnswer<Deleted[]>('/post/deleted')
  if (failed) return <Typography>Het overzicht kon niet worden opgehaald.</Typography>
  if (!answer) return <Typography textColor="neutral600">Het overzicht wordt geladen.</Typography>
  if (answer.length === 0) return <Typography>Er is nog niets gewist.</Typography>
  return (
    <PlainTable
      caption="Gewist omdat de termijn om was"
      headings={['Dag', 'Wat', 'Bewaartermijn', 'Aantal']}
      rows={answer.map(({ day, rule, count }, index) => ({
        key: index,
        cells: [
          date.format(new Date(day)),
          names[rule],
          rule === 'left-behind' ? 'Meteen' : termOf(retentionDays[rule]),
          whole.format(count),
        ],
        action: null,
      }))}
    />
  )
}
