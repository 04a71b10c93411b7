import { Typography } from '@strapi/design-system'

/**
 * The headings of a table of counts.
 * @param props `first` is the heading of the name column.
 */
export function Headings({ first, isCompared }: { first: string; isCompared: boolean }) {
  return (
    <thead>
      <tr>
        {[first, 'Weergaven', 'Lezers', ...(isCompared ? ['Verschil'] : [])].map((name) => (
          <th key={name} scope="col">
            <Typography variant="sigma" textColor="neutral600">
              {name}
            </Typography>
          </th>
        ))}
      </tr>
    </thead>
  )
}
