import type { ReactNode } from 'react'

/** A drawing on a grid of 24 that only repeats what the words beside it say. */
function Icon({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </Icon>
  )
}

export function PreferencesIcon() {
  return (
    <Icon>
      <path d="M4 8h8M18 8h2M4 16h2M12 16h8" />
      <circle cx="15" cy="8" r="2.5" />
      <circle cx="9" cy="16" r="2.5" />
    </Icon>
  )
}

export function DeviceIcon() {
  return (
    <Icon>
      <path d="M3.5 5h17v11h-17zM9 20h6M12 16v4" />
    </Icon>
  )
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M20 14.5A8.3 8.3 0 0 1 9.5 4a8.3 8.3 0 1 0 10.5 10.5z" />
    </Icon>
  )
}

export function CheckIcon() {
  return (
    <Icon className="choice-check">
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function ArrowIcon() {
  return (
    <Icon>
      <path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5" />
    </Icon>
  )
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M20 12H5M10.5 6.5 5 12l5.5 5.5" />
    </Icon>
  )
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />
    </Icon>
  )
}

export function LinkIcon() {
  return (
    <Icon>
      <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1" />
    </Icon>
  )
}

export function LinkedInIcon() {
  return (
    <Icon>
      <path d="M4 4h16v16H4zM8 11v5.5M8 7.6v.1M12 16.5V11M12 13.5c0-3 4-3.2 4 0v3" />
    </Icon>
  )
}

export function WhatsAppIcon() {
  return (
    <Icon>
      <path d="m4 20 1.2-4A8.3 8.3 0 1 1 8.3 19z" />
      <path d="M9.2 8.5c-.6 3 3 6.6 6 6l.4-1.6-2-1-1 .8a5 5 0 0 1-1.6-1.6l.8-1-1-2z" />
    </Icon>
  )
}
