import { beforeEach, expect, it } from 'vitest'
import { books } from './books.ts'

const { strapi, connection, order, cms } = books()
const { collectableOrders } = cms('./src/direct-debits/collectable.js')
const { setCollectableProofs } = cms('./src/mandates/collectable-proofs.js')
const { endMandate } = cms('./src/mandates/end-mandate.js')
const { recordProof } = cms('./src/mandates/record-proof.js')

const iban = 'NL02ABNA0123456789'
const seen = { proof: 'paper', note: 'Map 3, nummer 12', account: 'panel:1' }

beforeEach(() => setCollectableProofs(strapi, ['paper']))

const obstacles = async () =>
  (await collectableOrders(strapi, connection())).map(({ obstacle }: { obstacle: unknown }) => obstacle)

it('a mandate of a form is collected by once finance has recorded a proof that the bank accepts', async () => {
  const { mandate } = await order({ iban })
  expect(await obstacles()).toEqual(['proof'])

  await recordProof(strapi, mandate, seen)

  expect(await obstacles()).toEqual([null])
  const [{ evidence }] = await connection()('mandates')
  // What was agreed to in the form stays with it.
  expect(JSON.parse(evidence)).toMatchObject({
    ...{ title: expect.any(String), text: expect.any(String), address: '::1' },
    recorded: [{ ...seen, at: expect.any(String) }],
  })
})

it('no proof is recorded of a mandate that has ended, or that there never was', async () => {
  const { mandate } = await order({ iban })
  await endMandate(connection(), mandate, null)

  await expect(recordProof(strapi, mandate, seen)).rejects.toMatchObject({
    details: { code: 'mandate-ended' },
  })
  await expect(recordProof(strapi, 'SCHAKEL-999999', seen)).rejects.toThrow()
})
