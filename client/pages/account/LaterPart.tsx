import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { whenIdle } from '../../when-idle.ts'
import { Part } from './Part.tsx'

interface LaterPartProps {
  name: keyof typeof panels
}

/** By part name. Each loads an SDK that no other page needs. */
const panels = {
  push: () => import('../../push/PushPanel.tsx').then((module) => module.PushPanel),
  notices: () => import('../../firebase/notices/NoticesPanel.tsx').then((module) => module.NoticesPanel),
  cv: () => import('../../firebase/cv/FirebaseCvPanel.tsx').then((module) => module.FirebaseCvPanel),
}

const notes = {
  push: 'my-account.push.note',
  notices: 'my-account.notices.note',
  // It lies apart from the site, whose forms can't send it along (decision 046).
  cv: 'my-account.cv.note-apart',
} as const

/** A part of the account that needs script, loaded when the browser is idle. */
export function LaterPart({ name }: LaterPartProps) {
  const { t } = useSite()
  const [Panel, setPanel] = useState<ComponentType | null>(null)

  useEffect(() => {
    whenIdle()
      .then(() => panels[name]())
      .then((panel) => setPanel(() => panel), console.warn)
  }, [name])

  return (
    <Part name={name} note={t(notes[name])}>
      <noscript>
        <p className="my-away">{t(`my-account.${name}.no-script`)}</p>
      </noscript>
      {Panel && <Panel />}
    </Part>
  )
}
