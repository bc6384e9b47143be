-- A search for a colour shows the rugs that are of it above all before the others: in their order, without sorting them all.
create index rugs_first_color on rugs ((color_keys[1]), shown_rank, id) where is_active;
