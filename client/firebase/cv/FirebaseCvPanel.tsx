import { useState } from 'react'
import { CvPanel } from '../../cv/CvPanel.tsx'
import { useSite } from '../../site-context.tsx'
import { leaveSite } from '../leave-site.ts'
import { firebaseCvStore } from './firebase-cv-store.ts'

/** The CV panel with Firebase as its store. */
export function FirebaseCvPanel() {
  const { t } = useSite()
  const [store] = useState(() => firebaseCvStore((code) => leaveSite(code, t)))
  return <CvPanel store={store} />
}
