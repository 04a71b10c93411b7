import { PressForm } from '../components/account/PressForm.tsx'
import type { OwnVacancyCard } from '../content/own-vacancy.ts'
import { useSite } from '../site-context.tsx'
import { type VacancyPress, vacancyActForm } from './press-forms.ts'
import { isClosed, pressesOf } from './presses.ts'

/** What can't be taken back asks first, and so does another period, which costs a credit. */
type AskingPress = 'fill' | 'discard' | 'renew'

interface VacancyPressesProps {
  vacancy: OwnVacancyCard
  /** Which of them are shown; default: all that its state allows. */
  only?: readonly VacancyPress[]
}

/** The buttons of a vacancy. Each is a form that needs no script. */
export function VacancyPresses({ vacancy, only }: VacancyPressesProps) {
  return (
    <div className="vacancy-presses">
      {pressesOf(vacancy)
        .filter((press) => only?.includes(press) ?? true)
        .map((press) =>
          press === 'fill' || press === 'discard' || press === 'renew' ? (
            <Asking key={press} press={press} vacancy={vacancy} />
          ) : (
            <Press key={press} press={press} vacancy={vacancy} />
          ),
        )}
    </div>
  )
}

function Press({ press, vacancy }: { press: Exclude<VacancyPress, AskingPress>; vacancy: OwnVacancyCard }) {
  const { t } = useSite()
  const words = t(`own-vacancy.press.${press}`)
  return (
    <PressForm
      of={vacancyActForm}
      fields={{ vacancy: vacancy.number, act: press }}
      label={`${words}: ${vacancy.title}`}
    >
      {words}
    </PressForm>
  )
}

function Asking({ press, vacancy }: { press: AskingPress; vacancy: OwnVacancyCard }) {
  const { t } = useSite()
  const words = wordsOf(press, vacancy)
  return (
    <details className="vacancy-asking">
      <summary className="button button-quiet">
        {t(`own-vacancy.press.${words}`)}
        <span className="visually-hidden">: {vacancy.title}</span>
      </summary>
      <div className="vacancy-asking-text">
        <p>{t(`own-vacancy.asks.${words}`)}</p>
        <PressForm of={vacancyActForm} fields={{ vacancy: vacancy.number, act: press }}>
          {t(`own-vacancy.sure.${words}`)}
        </PressForm>
      </div>
    </details>
  )
}

function wordsOf(press: AskingPress, vacancy: OwnVacancyCard): AskingPress | 'drop' | 'relist' | 'fill-late' {
  if (press === 'renew' && isClosed(vacancy)) return 'relist'
  if (press === 'fill' && isClosed(vacancy)) return 'fill-late'
  return press === 'discard' && vacancy.change ? 'drop' : press
}
