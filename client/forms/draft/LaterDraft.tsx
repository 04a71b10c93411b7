import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import type { SiteFormState } from '../use-site-form.ts'

/** Keeps what is typed into a form (decision 044). Only readers who are signed in fetch the code for it. */
export function LaterDraft({ of }: { of: SiteFormState }) {
  const isSignedIn = Boolean(useSite().user)
  const [Draft, setDraft] = useState<ComponentType<{ of: SiteFormState }> | null>(null)

  useEffect(() => {
    if (!isSignedIn) return
    import('./FormDraft.tsx').then(
      ({ FormDraft }) => setDraft(() => FormDraft),
      () => {},
    )
  }, [isSignedIn])

  return Draft && <Draft of={of} />
}
