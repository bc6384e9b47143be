-- Whose link it is: asked about its state long after the order may be gone.
alter table payment_links add column gateway text not null default 'Bold';
