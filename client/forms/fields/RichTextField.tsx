import './rich-text-field.css'
import { type ComponentType, useEffect, useState } from 'react'
import type { EditorProps } from '../../rich-text/editor/RichTextEditor.tsx'
import { useSite } from '../../site-context.tsx'
import type { FieldProps, OwnFieldSpec } from '../define-placed-form.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useControl } from './use-control.ts'

/**
 * Text with headings, lists, links and emphasis. The form holds Markdown, by script or without; `blocksFromMarkdown` makes Strapi's blocks
 * of it in the worker. Its form needs the texts `form-fields`.
 */
export function richTextField(spec: Pick<OwnFieldSpec, 'label' | 'hint' | 'isOptional'>): OwnFieldSpec {
  return { ...spec, as: 'own', empty: '', show: (props) => <RichTextField {...props} /> }
}

/** The editor is fetched once the field is there; until then, without it and without script, its text is Markdown. */
function RichTextField({ label, hint, optional }: FieldProps) {
  const { t } = useSite()
  const Editor = useEditor()
  const words = [hint, Editor ? '' : t('form-field.rich-text.markdown')].filter(Boolean).join(' ')
  const { field, frame, control } = useControl<HTMLTextAreaElement>({ label, hint: words, optional })
  return (
    <FieldFrame {...frame}>
      {Editor ? (
        <Editor
          id={field.id}
          label={label}
          value={field.value}
          isWrong={field.error !== null}
          describedBy={control['aria-describedby']}
          isRequired={control.required}
          caret={caretIn(control.ref.current)}
          onChange={field.change}
          onBlur={field.blur}
        />
      ) : (
        <textarea {...control} rows={10} />
      )}
    </FieldFrame>
  )
}

/** Where somebody writes in an area, in characters of its text; null where nobody does. */
function caretIn(area: HTMLTextAreaElement | null): number | null {
  return area && area === document.activeElement ? area.selectionStart : null
}

/** The editor once it was fetched; where that fails, the text remains Markdown. */
function useEditor(): ComponentType<EditorProps> | null {
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  useEffect(() => {
    import('../../rich-text/editor/RichTextEditor.tsx').then(
      ({ RichTextEditor }) => setEditor(() => RichTextEditor),
      () => {},
    )
  }, [])
  return Editor
}
