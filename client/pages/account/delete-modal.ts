/** Name of the confirmation modal. */
export const deleteModal = 'delete-account'
