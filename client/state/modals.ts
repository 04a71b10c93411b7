import { setState, stateOf, useGlobalState } from './store.ts'

/** Opens the modal with this name. */
export function openModal(name: string): void {
  setModal(name, true)
}

export function closeModal(name: string): void {
  setModal(name, false)
}

/** Closes all modals; called on navigation. */
export function closeModals(): void {
  if (Object.values(stateOf('modals')).includes(true)) setState('modals', {})
}

/** Whether a modal is open. */
export function useModal(name: string): boolean {
  return useGlobalState('modals')[name] ?? false
}

function setModal(name: string, isOpen: boolean): void {
  const modals = stateOf('modals')
  if ((modals[name] ?? false) !== isOpen) setState('modals', { ...modals, [name]: isOpen })
}
