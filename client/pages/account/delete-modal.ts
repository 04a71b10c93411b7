/** Name of the modal that asks once more. */
export const deleteModal = 'delete-account'
