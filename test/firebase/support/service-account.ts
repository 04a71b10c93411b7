import { exportPKCS8, generateKeyPair } from 'jose'

/** A service account that only these tests know. */
export interface TestServiceAccount {
  /** The text of its key file. */
  keyFile: string
  clientEmail: string
  publicKey: CryptoKey
}

/** @param tokenUri Where its assertions are exchanged. */
export async function newServiceAccount(tokenUri: string): Promise<TestServiceAccount> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const clientEmail = 'schakel@demo-schakel.iam.gserviceaccount.com'
  return {
    clientEmail,
    publicKey,
    keyFile: JSON.stringify({
      type: 'service_account',
      client_email: clientEmail,
      private_key: await exportPKCS8(privateKey),
      token_uri: tokenUri,
    }),
  }
}
