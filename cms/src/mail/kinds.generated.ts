// Made from the files of templates/ by cms/scripts/render-mails.ts. Do not edit.

import { accountDeleted } from './templates/account-deleted.ts'
import { accountIdle } from './templates/account-idle.ts'
import { activation } from './templates/activation.ts'
import { advertisingRequest } from './templates/advertising-request.ts'
import { applicationAnswer } from './templates/application-answer.ts'
import { applicationReceived } from './templates/application-received.ts'
import { applicationSent } from './templates/application-sent.ts'
import { applicationWithdrawn } from './templates/application-withdrawn.ts'
import { claimApproved } from './templates/claim-approved.ts'
import { claimCode } from './templates/claim-code.ts'
import { claimForOwners } from './templates/claim-for-owners.ts'
import { claimRejected } from './templates/claim-rejected.ts'
import { companyFigures } from './templates/company-figures.ts'
import { confirmation } from './templates/confirmation.ts'
import { contactCopy } from './templates/contact-copy.ts'
import { contactReceived } from './templates/contact-received.ts'
import { creditNote } from './templates/credit-note.ts'
import { editionCalledOff } from './templates/edition-called-off.ts'
import { emailChange } from './templates/email-change.ts'
import { emailChangeNotice } from './templates/email-change-notice.ts'
import { emailChanged } from './templates/email-changed.ts'
import { eventCancelled } from './templates/event-cancelled.ts'
import { eventChanged } from './templates/event-changed.ts'
import { eventHeld } from './templates/event-held.ts'
import { eventMovedUp } from './templates/event-moved-up.ts'
import { eventRegistered } from './templates/event-registered.ts'
import { eventReminder } from './templates/event-reminder.ts'
import { eventWaiting } from './templates/event-waiting.ts'
import { followedNews } from './templates/followed-news.ts'
import { invitation } from './templates/invitation.ts'
import { invoice } from './templates/invoice.ts'
import { invoiceReminder } from './templates/invoice-reminder.ts'
import { issueBought } from './templates/issue-bought.ts'
import { issueToPost } from './templates/issue-to-post.ts'
import { jobAlert } from './templates/job-alert.ts'
import { jobAlertConfirm } from './templates/job-alert-confirm.ts'
import { knownAccount } from './templates/known-account.ts'
import { leadCopy } from './templates/lead-copy.ts'
import { leadReceived } from './templates/lead-received.ts'
import { newsletter } from './templates/newsletter.ts'
import { newsletterConfirm } from './templates/newsletter-confirm.ts'
import { newsletterKnown } from './templates/newsletter-known.ts'
import { newsletterWelcome } from './templates/newsletter-welcome.ts'
import { panelMessage } from './templates/panel-message.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { profilePublished } from './templates/profile-published.ts'
import { profileRejected } from './templates/profile-rejected.ts'
import { providerAccount } from './templates/provider-account.ts'
import { reportCopy } from './templates/report-copy.ts'
import { reportDecided } from './templates/report-decided.ts'
import { reportReceived } from './templates/report-received.ts'
import { reset } from './templates/reset.ts'
import { seatGiven } from './templates/seat-given.ts'
import { seatTaken } from './templates/seat-taken.ts'
import { subscriptionCancelled } from './templates/subscription-cancelled.ts'
import { subscriptionClosed } from './templates/subscription-closed.ts'
import { subscriptionClosing } from './templates/subscription-closing.ts'
import { subscriptionConfirm } from './templates/subscription-confirm.ts'
import { subscriptionContinues } from './templates/subscription-continues.ts'
import { subscriptionLink } from './templates/subscription-link.ts'
import { subscriptionOrdered } from './templates/subscription-ordered.ts'
import { subscriptionPaused } from './templates/subscription-paused.ts'
import { subscriptionPayment } from './templates/subscription-payment.ts'
import { subscriptionRenewal } from './templates/subscription-renewal.ts'
import { subscriptionTrialEnding } from './templates/subscription-trial-ending.ts'
import { subscriptionWithdrawn } from './templates/subscription-withdrawn.ts'
import { vacancyAwaitsPayment } from './templates/vacancy-awaits-payment.ts'
import { vacancyChanged } from './templates/vacancy-changed.ts'
import { vacancyExpiring } from './templates/vacancy-expiring.ts'
import { vacancyPublished } from './templates/vacancy-published.ts'
import { vacancyRejected } from './templates/vacancy-rejected.ts'
import { vacancyTakenDown } from './templates/vacancy-taken-down.ts'
import { whitepaperLink } from './templates/whitepaper-link.ts'
import { withdrawalReceipt } from './templates/withdrawal-receipt.ts'
import { withdrawalUnmatched } from './templates/withdrawal-unmatched.ts'

/** Every kind of mail, by its name. */
export const kinds = {
  'account-deleted': accountDeleted,
  'account-idle': accountIdle,
  'activation': activation,
  'advertising-request': advertisingRequest,
  'application-answer': applicationAnswer,
  'application-received': applicationReceived,
  'application-sent': applicationSent,
  'application-withdrawn': applicationWithdrawn,
  'claim-approved': claimApproved,
  'claim-code': claimCode,
  'claim-for-owners': claimForOwners,
  'claim-rejected': claimRejected,
  'company-figures': companyFigures,
  'confirmation': confirmation,
  'contact-copy': contactCopy,
  'contact-received': contactReceived,
  'credit-note': creditNote,
  'edition-called-off': editionCalledOff,
  'email-change': emailChange,
  'email-change-notice': emailChangeNotice,
  'email-changed': emailChanged,
  'event-cancelled': eventCancelled,
  'event-changed': eventChanged,
  'event-held': eventHeld,
  'event-moved-up': eventMovedUp,
  'event-registered': eventRegistered,
  'event-reminder': eventReminder,
  'event-waiting': eventWaiting,
  'followed-news': followedNews,
  'invitation': invitation,
  'invoice': invoice,
  'invoice-reminder': invoiceReminder,
  'issue-bought': issueBought,
  'issue-to-post': issueToPost,
  'job-alert': jobAlert,
  'job-alert-confirm': jobAlertConfirm,
  'known-account': knownAccount,
  'lead-copy': leadCopy,
  'lead-received': leadReceived,
  'newsletter': newsletter,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-known': newsletterKnown,
  'newsletter-welcome': newsletterWelcome,
  'panel-message': panelMessage,
  'password-changed': passwordChanged,
  'profile-published': profilePublished,
  'profile-rejected': profileRejected,
  'provider-account': providerAccount,
  'report-copy': reportCopy,
  'report-decided': reportDecided,
  'report-received': reportReceived,
  'reset': reset,
  'seat-given': seatGiven,
  'seat-taken': seatTaken,
  'subscription-cancelled': subscriptionCancelled,
  'subscription-closed': subscriptionClosed,
  'subscription-closing': subscriptionClosing,
  'subscription-confirm': subscriptionConfirm,
  'subscription-continues': subscriptionContinues,
  'subscription-link': subscriptionLink,
  'subscription-ordered': subscriptionOrdered,
  'subscription-paused': subscriptionPaused,
  'subscription-payment': subscriptionPayment,
  'subscription-renewal': subscriptionRenewal,
  'subscription-trial-ending': subscriptionTrialEnding,
  'subscription-withdrawn': subscriptionWithdrawn,
  'vacancy-awaits-payment': vacancyAwaitsPayment,
  'vacancy-changed': vacancyChanged,
  'vacancy-expiring': vacancyExpiring,
  'vacancy-published': vacancyPublished,
  'vacancy-rejected': vacancyRejected,
  'vacancy-taken-down': vacancyTakenDown,
  'whitepaper-link': whitepaperLink,
  'withdrawal-receipt': withdrawalReceipt,
  'withdrawal-unmatched': withdrawalUnmatched,
}
