/** A vacancy with all that is needed to hand it in. */
export const completeVacancy = {
  title: 'Nachtplanner',
  categories: ['transport-planning'],
  locations: [{ city: 'Lelystad' }],
  remote: 'no',
  employmentType: ['FULL_TIME'],
  salary: { min: 3000, max: 3600, unit: 'MONTH' },
  applyMethod: 'form',
  description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Je plant de nacht.' }] }],
}
