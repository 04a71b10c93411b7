import './push-panel.css'
import { useEffect, useState } from 'react'
import { Icon } from '../components/Icon.tsx'
import { sections } from '../content/article-card.ts'
import type { Translate } from '../i18n/translator.ts'
import { useLaterTexts } from '../i18n/use-later-texts.ts'
import { useSite } from '../site-context.tsx'
import { showToast } from '../state/toasts.ts'
import { pushConsent, pushConsentVersion } from './consent.ts'
import { FollowedList } from './FollowedList.tsx'
import { askPermission, permissionNow } from './permission.ts'
import { type Problem, problemOf } from './problems.ts'
import { askState } from './push-calls.ts'
import type { FollowedTopic, PushState } from './push-state.ts'
import { follow, leave, register, turnOff } from './registration.ts'
import { remember, remembered } from './remembered.ts'
import { allJobs, sectionTopic } from './topics.ts'

type Known = PushState['registration']

/**
 * Push settings of this device: on or off, sections, and other followed topics. Requests the state from the worker when it scrolls into
 * view.
 */
export function PushPanel() {
  const t = useLaterTexts('push')
  const panel = usePanel(t)
  if (!t) return null
  const { known, problem, isBusy } = panel
  if (known === undefined && !problem) return <p className="push-status">{t('push.loading')}</p>
  const isOn = Boolean(known) && permissionNow() === 'granted'
  return (
    <div className="push-panel" aria-busy={isBusy}>
      <p className="push-status" role="status">
        <Icon name="bell" />
        {t(isOn ? 'push.state.on' : permissionNow() === 'denied' ? 'push.state.denied' : 'push.state.off')}
      </p>
      {problem && (
        <p className="form-notice form-notice-wrong" role="alert">
          {t(`push.problem.${problem}`)}
        </p>
      )}
      {isOn && known ? <Choices t={t} known={known} panel={panel} /> : <TurnOn t={t} panel={panel} />}
    </div>
  )
}

interface Panel {
  /** Undefined until it's known; null if this device gets no messages. */
  known: Known | undefined
  problem: Problem | null
  isBusy: boolean
  turnOn: () => void
  turnOff: () => void
  change: (topic: string, isWanted: boolean) => void
}

function usePanel(t: Translate | null): Panel {
  const { locale } = useSite()
  const [known, setKnown] = useState<Known | undefined>()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    // The browser lost its own record, so the worker's registration can't be used any more.
    askState(locale).then(
      ({ registration }) => {
        if (!registration) remember(null)
        setKnown(remembered() ? registration : null)
      },
      (failure) => setProblem(problemOf(failure)),
    )
  }, [locale])

  /** @param meanwhile Shown while the action runs; reverted if it fails. */
  async function act(deed: () => Promise<Known | undefined>, done?: string, meanwhile = known) {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    setKnown(meanwhile)
    try {
      setKnown(await deed())
      if (done) showToast(done)
    } catch (failure) {
      setKnown(known)
      setProblem(problemOf(failure))
    } finally {
      setBusy(false)
    }
  }

  function withTopics(topics: FollowedTopic[] | null): Known {
    return topics && known ? { ...known, topics } : null
  }

  return {
    known,
    problem,
    isBusy,
    turnOn: () =>
      act(async () => {
        await askPermission()
        await register(locale, pushConsentVersion)
        return (await askState(locale)).registration
      }, t?.('push.turned-on')),
    turnOff: () =>
      act(async () => {
        await turnOff()
        return null
      }, t?.('push.turned-off')),
    change(topic, isWanted) {
      if (!known) return
      const others = known.topics.filter((one) => one.topic !== topic)
      const topics = isWanted ? [...others, { topic, name: null }] : others
      const deed = async () =>
        withTopics(isWanted ? await follow(topic, known.language) : await leave(topic, locale))
      act(deed, undefined, { ...known, topics })
    },
  }
}

function TurnOn({ t, panel: { isBusy, turnOn } }: { t: Translate; panel: Panel }) {
  const { locale } = useSite()
  const permission = permissionNow()
  if (permission === 'denied') return null
  return (
    <div className="push-turn-on">
      <p className="field-hint">{pushConsent[locale]}</p>
      <button className="button" type="button" aria-disabled={isBusy} onClick={turnOn}>
        {t(isBusy ? 'push.busy' : 'push.turn-on')}
      </button>
      {permission === 'default' && <p className="field-hint">{t('push.state.default')}</p>}
    </div>
  )
}

interface ChoicesProps {
  t: Translate
  known: NonNullable<Known>
  panel: Panel
}

function Choices({ t, known, panel }: ChoicesProps) {
  const { locale } = useSite()
  const { isBusy, change } = panel
  const followed = known.topics.map(({ topic }) => topic)
  const offered = [
    ...sections.map((section) => ({ topic: sectionTopic(section), name: t(`push.sections.${section}`) })),
    { topic: allJobs, name: t('push.jobs') },
  ]
  const others = known.topics.filter(({ topic }) => !offered.some((one) => one.topic === topic))
  return (
    <>
      <fieldset className="push-choices">
        <legend className="field-label">{t('push.topics')}</legend>
        {offered.map(({ topic, name }) => (
          <label className="field-box" key={topic}>
            <input
              type="checkbox"
              checked={followed.includes(topic)}
              aria-disabled={isBusy}
              onChange={({ target }) => change(topic, target.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <FollowedList t={t} topics={others} onLeave={(topic) => change(topic, false)} />
      <p className="field-hint">
        {t('push.how-to')}
        {known.language !== locale &&
          ` ${t('push.language', { language: t(`push.languages.${known.language}`) })}`}
      </p>
      <div>
        <button className="button button-quiet" type="button" aria-disabled={isBusy} onClick={panel.turnOff}>
          {t('push.turn-off')}
        </button>
      </div>
    </>
  )
}
