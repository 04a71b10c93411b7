import { phoneHref } from '../../components/phone-href.ts'
import type { Translate } from '../../i18n/translator.ts'

/** Who sells what; their addresses are texts, so that editors can change them. */
export type DeskName = 'readers' | 'sales'

/** How to reach a desk. */
export interface Desk {
  email: string
  phone: string
  phoneHref: string
}

/** The desk for one kind of customer. */
export function deskOf(name: DeskName, t: Translate): Desk {
  const email = t(`offers.desk.${name}.email`)
  const phone = t(`offers.desk.${name}.phone`)
  return {
    email,
    phone,
    phoneHref: phoneHref(phone),
  }
}
