/** Rolled up and put away: what one sees where no rug lies. */
export const RolledRug = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 220 150" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
    <path d="M18 40h150v72H18z" />
    <path d="M28 50h140v52H28z" opacity=".6" />
    <path d="M168 40c-12 0-20 16-20 36s8 36 20 36 20-16 20-36-8-36-20-36z" fill="var(--ivory)" />
    <path d="M168 54c-7 0-11 10-11 22s4 22 11 22 11-10 11-22" />
    <path d="M168 67c-3 0-5 4-5 9s2 9 5 9" />
    <path d="M18 44h-9M18 52h-9M18 60h-9M18 68h-9M18 76h-9M18 84h-9M18 92h-9M18 100h-9M18 108h-9" />
    <path d="M90 62l14 14-14 14-14-14z" />
  </svg>
);
