const drawn = { viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 1.5, "aria-hidden": true } as const;

export const InstagramSign = ({ size = 21 }: { size?: number }) => (
  <svg width={size} height={size} {...drawn}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4.2" />
    <circle cx="17.3" cy="6.7" r=".6" fill="currentColor" />
  </svg>
);

export const FacebookSign = ({ size = 21 }: { size?: number }) => (
  <svg width={size} height={size} {...drawn}>
    <path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5z" strokeLinejoin="round" />
  </svg>
);

export const WhatsappSign = ({ size = 22 }: { size?: number }) => (
  <svg width={size} height={size} {...drawn}>
    <path d="M3.6 20.4l1.25-4.3A8.6 8.6 0 1 1 8.1 19.2z" strokeLinejoin="round" />
    <path
      d="M9.1 8.1c-.6.4-1 1.2-.7 2.2.7 2.3 2.9 4.5 5.3 5.2 1 .3 1.8-.1 2.2-.8.2-.4.1-.8-.3-1l-1.4-.7c-.3-.2-.6-.1-.8.2l-.5.6c-1.2-.5-2.2-1.5-2.7-2.7l.6-.5c.3-.2.3-.5.2-.8l-.7-1.4c-.2-.4-.8-.5-1.2-.3z"
      fill="currentColor"
      stroke="none"
    />
  </svg>
);
