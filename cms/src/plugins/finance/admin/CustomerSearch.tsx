import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { CustomerAccount } from './CustomerAccount.tsx'

/** Somebody by their e-mail address: what they may read and owe, also if they never ordered anything. */
export function CustomerSearch() {
  const { get } = useFetchClient()
  const [email, setEmail] = useState('')
  const [customer, setCustomer] = useState<string | null>(null)
  const [isUnknown, setUnknown] = useState(false)

  async function search(event: FormEvent) {
    event.preventDefault()
    setUnknown(false)
    try {
      const query = new URLSearchParams({ email: email.trim() })
      const { data } = await get<{ data: { customer: string } }>(`/finance/customers?${query}`)
      setCustomer(data.data.customer)
    } catch {
      setUnknown(true)
    }
  }

  if (customer !== null) return <CustomerAccount customer={customer} onBack={() => setCustomer(null)} />
  return (
    <form onSubmit={search}>
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <Field.Root name="email" required>
          <Field.Label>E-mailadres</Field.Label>
          <Field.Input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field.Root>
        <Button type="submit" disabled={email.trim() === ''}>
          Zoeken
        </Button>
        {isUnknown && <Typography role="status">Niemand heeft dit e-mailadres.</Typography>}
      </Flex>
    </form>
  )
}
