import '../components/toggle.css'
import { Icon } from '../components/Icon.tsx'
import { type SavedKind, saveAnchor } from '../content/saved-key.ts'
import { useSite } from '../site-context.tsx'
import { SaveForm } from './SaveForm.tsx'

interface SaveButtonProps {
  kind: SavedKind
  number: number
  /** Site path of the page that is saved. */
  path: string
}

/** Saves the page's subject. */
export function SaveButton({ kind, number, path }: SaveButtonProps) {
  const { t } = useSite()
  return (
    <SaveForm kind={kind} number={number} path={path}>
      {(isSaved) => (
        <button
          className="button button-quiet toggle save"
          id={saveAnchor}
          aria-pressed={isSaved}
          type="submit"
        >
          <Icon name="bookmark" />
          {t(isSaved ? 'article.saved' : 'article.save')}
        </button>
      )}
    </SaveForm>
  )
}
