import './modal.css'
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useSite } from '../site-context.tsx'
import { closeModal, useModal } from '../state/modals.ts'
import { Icon } from './Icon.tsx'

interface ModalProps {
  /** Its key in the shared state: `openModal(name)` opens it. */
  name: string
  title: string
  children: ReactNode
}

/**
 * Something that asks for an answer before the page goes on. Escape, the cross and a press beside it close it, and the focus
 * goes back to where it was. Closed, it is not there: what was typed in it is gone.
 */
export function Modal(props: ModalProps) {
  return useModal(props.name) && <OpenModal {...props} />
}

function OpenModal({ name, title, children }: ModalProps) {
  const { t } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  const id = useId()

  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Closed before it leaves the document: only then the browser gives the focus back.
    return () => opened?.close()
  }, [])

  /** A press that begins within, such as one that marks text, is not meant to close anything. */
  function notePress({ target, currentTarget }: PointerEvent) {
    isPressedBeside.current = target === currentTarget
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={id}
      onClose={() => closeModal(name)}
      onPointerDown={notePress}
      onClick={({ target, currentTarget }) => {
        if (isPressedBeside.current && target === currentTarget) closeModal(name)
      }}
    >
      <div className="modal-content">
        <h2 className="modal-title" id={id}>
          {title}
        </h2>
        {children}
        <button
          type="button"
          className="modal-close"
          aria-label={t('close')}
          onClick={() => closeModal(name)}
        >
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  )
}
