import type { RetentionRule } from './retention-days.ts'

/**
 * Why something may be stored: what somebody asked for or agreed to with us, their consent, the law, or an interest of ours that weighs more than
 * theirs (GDPR, article 6).
 */
type Ground = 'contract' | 'consent' | 'law' | 'interest'

/** A table with data of people. The columns that every type of Strapi has are left out. */
export interface PersonalTable {
  /** What says who somebody is, or something about them; ids and hashes of an account or an address included. */
  personal: readonly string[]
  other: readonly string[]
}

/** One row of the privacy page: data that is stored for one purpose, and everywhere it is. */
export interface StoredData {
  ground: Ground
  /** The rules that end it, in the order in which the page's words name them. */
  rules: readonly RetentionRule[]
  /** Tables of the backend's database. Those that Strapi adds to one (`_lnk`, `_cmps`) belong to it. */
  database?: Readonly<Record<string, PersonalTable>>
  /** Tables of D1. */
  edge?: Readonly<Record<string, PersonalTable>>
  /** Bindings of the worker, besides D1, that hold some of it. */
  bindings?: readonly string[]
}

function table(personal: string, other = ''): PersonalTable {
  const names = (list: string) => list.split(' ').filter(Boolean)
  return { personal: names(personal), other: names(other) }
}

/**
 * Everything that is stored about readers, by purpose: the rows of the privacy page, in its order. `test/contract/stored-data.test.ts` compares it
 * with the schemas: a table or column that is not here fails.
 */
export const storedData = {
  account: {
    ground: 'contract',
    rules: ['account-unconfirmed', 'account-idle', 'account-warned'],
    database: {
      up_users: table(
        'username email provider password pending_email first_name last_name phone company job_title language interests tier push_tokens reset_password_token confirmation_token registration_proof_hash activation_token_hash email_change_token_hash seen_at idle_warned_at',
        'confirmed blocked password_changed_at send_activation activation_expires_at email_change_expires_at',
      ),
    },
    bindings: ['Firestore'],
    edge: { firebase_leavers: table('user_id', 'left_at') },
  },
  sessions: {
    ground: 'contract',
    rules: ['session'],
    edge: {
      sessions: table('token_hash user_id device', 'created_at last_seen_at expires_at ended_at'),
    },
  },
  saved: {
    ground: 'contract',
    rules: [],
    database: { saved_items: table('user_id kind number note', 'saved_at') },
  },
  drafts: {
    ground: 'contract',
    rules: ['draft', 'form-outcome'],
    edge: {
      form_drafts: table('account draft', 'form page typed_at'),
      form_submissions: table('id outcome', 'claimed_at expires_at'),
    },
  },
  newsletter: {
    ground: 'consent',
    rules: ['newsletter-ended', 'newsletter-unconfirmed'],
    database: {
      newsletter_signups: table(
        'email lists name company bounce confirm_token_hash',
        'source_url consent_text consent_version consent_at confirm_expires_at confirmed_at unsubscribed_at language submission_key',
      ),
    },
  },
  alerts: {
    ground: 'consent',
    rules: ['alert-ended', 'alert-unconfirmed'],
    database: {
      job_alerts: table(
        'email subject',
        'frequency weekday language consent_text consent_version consent_at source_url confirmed_at ended_at told_until told_on submission_key',
      ),
    },
  },
  push: {
    ground: 'consent',
    rules: ['push-registration'],
    edge: {
      push_registrations: table(
        'device_hash token user_id session_hash',
        'id kind language created_at refreshed_at',
      ),
      push_topics: table('topic registration_id'),
      push_outbox: table('registration_id', 'message_id attempts due_at'),
    },
    bindings: ['PUSH_SENDER'],
  },
  consents: {
    ground: 'law',
    rules: ['consent', 'push-consent'],
    database: { consents: table('email purpose step lists', 'text version at source') },
    edge: {
      push_consents: table(
        'registration_id device_hash user_id is_withdrawn',
        'id text version given_at ended_at',
      ),
    },
  },
  applications: {
    ground: 'contract',
    rules: ['application-filled', 'application-expired', 'application-kept'],
    database: {
      applications: table(
        'user_id name email phone motivation links file employer_note answers state',
        'vacancy_id consent consent_at closed_at closed_as delete_after language submission_key',
      ),
    },
  },
  registrations: {
    ground: 'contract',
    rules: ['registration'],
    database: {
      registrations: table(
        'email attendees question answers ticket_code checked_in_at',
        'event_id kind offer price order_number held_until state told reminded_at language submission_key',
      ),
      event_check_ins: table('ticket registration by_name', 'event_id at key'),
    },
  },
  subscriptions: {
    ground: 'contract',
    rules: ['subscription-request', 'seat-ended'],
    database: {
      subscriptions: table(
        'company iban_masked holder vat_id billing reference order_key mandate',
        'number starts_at interval payment mandate_at price_snapshot state cancel_at source trial_ends_at period_end language seats cancelled_at paused_at resumes_at ended_at end_reason anchor_day pauses',
      ),
      subscription_requests: table('email input iban_sealed address', 'key code_hash asked_at used_at'),
      subscription_seats: table('email account', 'subscription invited_at expires_at accepted_at ended_at'),
      components_shared_addresses: table('street postcode city region country latitude longitude'),
    },
  },
  books: {
    ground: 'law',
    rules: [],
    database: {
      orders: table('customer account mandate reference billing', 'number key at payment terms total_cents'),
      ledger_entries: table(
        'customer account note',
        'key at order_number kind cents vat_cents credits expires_at vacancy',
      ),
      invoices: table('customer file', 'number order_number at due_at credit_of credited_cents sha256'),
      payments: table('provider_id checkout', 'key order_number cents method state at sent_at ask_at'),
      refunds: table('account', 'key at order_number payment cents'),
      refund_steps: table('provider_id reason account', 'key refund at state'),
      mandates: table(
        'customer account holder iban_sealed iban_search iban_masked evidence',
        'reference text_version proof signed_at revoked_at replaced_by',
      ),
      debit_batches: table('account file', 'number at day total_cents sha256'),
      debit_batches_dropped: table('account', 'batch at'),
      debit_collections: table('mandate', 'end_to_end_id batch order_number sequence cents'),
      statement_lines: table('name text', 'key at day cents end_to_end_id payment_id return_reason'),
      statement_bookings: table('account', 'line at kind order_number cents'),
      vat_checks: table('vat_id holder request_id', 'order_number at outcome reason'),
      vat_reviews: table('account', 'order_number at'),
    },
  },
  messages: {
    ground: 'interest',
    rules: ['message', 'report'],
    database: {
      contact_messages: table(
        'subject message name email phone company file note',
        'state department language source_path submission_key',
      ),
      vacancy_reports: table(
        'explanation name email note decision',
        'state number reason language submission_key decided_at',
      ),
    },
  },
  leads: {
    ground: 'contract',
    rules: ['lead'],
    database: {
      leads: table(
        'name email phone company job_title message note sent_to',
        'state kind consent language source_path submission_key',
      ),
    },
  },
  companies: {
    ground: 'contract',
    rules: ['invitation', 'claim'],
    database: {
      memberships: table('role key figures_mail', 'figures_mailed'),
      invitations: table('email role token_hash', 'language expires_at accepted_at revoked_at'),
      company_claims: table(
        'account name job email code_hash reason',
        'id company is_of_website state misses language made_at submitted_at decided_at',
      ),
      vacancy_acts: table('account note', 'vacancy act at key'),
      vacancy_unfinished: table('typed', 'vacancy form'),
      vacancies: table(
        'apply_email',
        'number title slug description reference employment_type hours_min hours_max remote applicant_countries education experience_months benefits apply_method apply_url posted_at valid_through closed_at vacancy_state reject_reason submitted_at source external_id language legacy_paths first_published_at',
      ),
      partners: table(
        'email phone lead_email profile_by',
        'name link roles tier intro website kvk vat employees founded brands certificates claimed takes_leads verified_at profile_state profile_submitted_at profile_reason legacy_paths first_published_at',
      ),
      components_shared_contacts: table('name role phone email'),
    },
  },
  files: {
    ground: 'contract',
    rules: ['upload'],
    edge: {
      private_files: table('owner record', 'id purpose type bytes sha256 state created_at expires_at'),
    },
    bindings: ['PRIVATE_FILES'],
  },
  mails: {
    ground: 'interest',
    rules: ['mail-sent', 'mail-undelivered', 'asked-mail'],
    database: {
      mail_outbox: table(
        'key recipient sealed_values',
        'kind locale message_id delivery state claimed_by lease_until attempts repeats due_at expires_at reason edition_mail created_at changed_at',
      ),
      mail_bounces: table('address', 'outbox_id status at'),
      asked_mails: table('mailbox user_id code_hash', 'reason sent_at opens'),
    },
  },
  editions: {
    ground: 'interest',
    rules: ['edition-recipients'],
    database: { edition_recipients: table('address sign_up', 'run_id state') },
  },
  refused: {
    ground: 'interest',
    rules: ['mail-refused'],
    database: { mail_suppressions: table('address reason', 'created_at') },
  },
  requests: {
    ground: 'law',
    rules: ['privacy-request'],
    database: { privacy_requests: table('mailbox', 'at act editor counts') },
  },
  statistics: {
    ground: 'interest',
    rules: ['statistics'],
    database: {
      statistics: table(
        'session',
        'event_id event_type url route_name entry_id partner_id language referrer_host device country source medium campaign is_suspect at batch_id',
      ),
    },
    bindings: ['STATISTICS'],
  },
  published: {
    ground: 'interest',
    rules: [],
    database: {
      authors: table('name slug role bio url'),
      components_shared_speakers: table('name role company'),
      components_shared_pictures: table('credit', 'alt caption'),
    },
    bindings: ['MEDIA'],
  },
} as const satisfies Record<string, StoredData>

/** The name of a row. */
export type StoredDataName = keyof typeof storedData

/**
 * Tables of the backend's database without data of readers: what the site publishes, its counts, and what Strapi keeps of its own and of our
 * editors. A table whose name begins with a text that ends in `*` is one of them.
 */
export const impersonalTables: readonly string[] = [
  ...[
    'contents',
    'pages',
    'prompts',
    'events',
    'editions',
    'magazines',
    'products',
    'tags',
    'categories',
    'redirects',
  ],
  ...['campaign_links', 'departments', 'company_pictures', 'files', 'upload_folders', 'i18n_locale'],
  ...['components_blocks_*', 'components_shared_*', 'components_edition_*'],
  ...[
    'statistic_batches',
    'statistic_days',
    'statistic_due_days',
    'counters',
    'invoice_reminders',
    'retention_counts',
    // Of newsletters: what was sent when, and the text that was the same for all.
    'edition_runs',
    'edition_mails',
  ],
  // Of editors: their accounts, sessions and rights.
  ...['admin_*', 'strapi_*', 'up_permissions', 'up_roles'],
]

/** The same of D1: the replica of what is published, and what keeps it in step. */
export const impersonalEdgeTables: readonly string[] = [
  ...['documents', 'document_*', 'changes', 'changes_set_aside', 'change_cursors', 'stale_dependents'],
  ...[
    'jobs',
    'job_*',
    'new_vacancies',
    'new_articles',
    'places',
    'period_bounds',
    'offered_files',
    'redirect_hits',
    'deletion_counts',
  ],
  ...['search_*', 'sitemap_*', 'replica_marks', 'hook_messages', 'push_messages'],
]

/** Bindings of the worker without data of readers. */
export const impersonalBindings: readonly string[] = ['EDGE_KV', 'DB', 'CHANGE_PUBLISHER', 'ASSETS']
