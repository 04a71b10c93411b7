/** An entry of a bank statement, as a test gives it. Amounts as in the file, such as `961.95`. */
interface Entry {
  amount: string
  isDebit?: boolean
  /** Of the bank; by default each entry has one of its own. */
  reference?: string
  name?: string
  text?: string
  endToEndId?: string
  reason?: string
  /** Of direct debits that are credited together. */
  paymentId?: string
  parts?: { amount: string; endToEndId: string }[]
}

/** Writes an entry as camt.053.001.08 has it. */
export function entry(given: Entry): string {
  const { amount, isDebit = false, reference = crypto.randomUUID().slice(0, 30), paymentId } = given
  const parts = given.parts ?? (paymentId ? [] : [{ amount, endToEndId: given.endToEndId ?? 'NOTPROVIDED' }])
  const side = isDebit ? 'DBIT' : 'CRDT'
  const { name = 'Klant', text = '', reason } = given
  const details = parts.map(
    (part) => `<TxDtls><Refs><EndToEndId>${part.endToEndId}</EndToEndId></Refs>
      <Amt Ccy="EUR">${part.amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>
      <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf>
      ${reason ? `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>` : ''}</TxDtls>`,
  )
  return `<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>
    <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-12-03</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
    <BkTxCd><Prtry><Cd>1</Cd></Prtry></BkTxCd>
    <NtryDtls>${paymentId ? `<Btch><PmtInfId>${paymentId}</PmtInfId></Btch>` : ''}${details.join('')}</NtryDtls></Ntry>`
}

/** A bank statement with entries. @param iban Account that it is about. */
export function statement(entries: readonly string[], iban = 'NL13TEST0123456789'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-12-04T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>2026-338</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries.join('\n')}</Stmt>
</BkToCstmrStmt></Document>`
}
