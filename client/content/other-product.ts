/** What advertisers choose in place of a product. */
export const otherProduct = 'other'
